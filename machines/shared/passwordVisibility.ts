/**
 * Whether what is typed can be read, beside whatever else the guest does with the form: a part of a parallel state.
 * @param typed what is hidden, such as “the password”
 * @param toggled the event that shows it and hides it again
 */
export function passwordVisibility(typed: string, toggled: string) {
  return {
    description: `Whether ${typed} can be read.`,
    initial: 'hidden',
    states: {
      hidden: {
        description: `Dots stand for ${typed}.`,
        on: { [toggled]: { target: 'shown' } },
      },
      shown: {
        description: `Letters show of ${typed}.`,
        on: { [toggled]: { target: 'hidden' } },
      },
    },
  } as const;
}
