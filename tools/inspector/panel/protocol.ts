/** The panel's names among Storybook's addons. */
export const ADDON = 'hotel/machines';
export const PANEL = `${ADDON}/panel`;

/** The story tells what is seen of its machines, after every change: a {@link Seen}. */
export const MACHINES_SEEN = `${ADDON}/machinesSeen`;
/** The panel has opened, and asks what is seen. */
export const MACHINES_ASKED = `${ADDON}/machinesAsked`;
/** Whoever looks on asks for something: a {@link Command}. */
export const COMMAND_GIVEN = `${ADDON}/commandGiven`;

/** The mark of a frame in which a story shows another one: the panel speaks to both as to one. */
export const SHOWN_IN_STORY = 'data-shown-in-story';
