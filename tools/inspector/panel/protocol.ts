/** The panel's ids among Storybook's addons. */
export const ADDON = 'hotel/machines';
export const PANEL = `${ADDON}/panel`;

/** Sent by the story after every change of its machines: a {@link Seen}. */
export const MACHINES_SEEN = `${ADDON}/machinesSeen`;
/** Sent by the panel when it opens, to ask for the current state. */
export const MACHINES_ASKED = `${ADDON}/machinesAsked`;
/** Sent when the user gives a command: a {@link Command}. */
export const COMMAND_GIVEN = `${ADDON}/commandGiven`;

/** Marks a frame in which a story shows another one: for the panel, both are one. */
export const SHOWN_IN_STORY = 'data-shown-in-story';
