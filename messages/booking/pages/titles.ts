/** The title of the room selection. The page before it has the name of the link to it. */

export const chooseRooms = 'Choose your rooms';
