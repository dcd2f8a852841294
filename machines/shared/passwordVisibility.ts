/**
 * A parallel state for whether typed text is visible, independent of the rest of the form.
 * @param typed what is hidden, such as “the password”
 * @param toggled the event that shows and hides it
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
