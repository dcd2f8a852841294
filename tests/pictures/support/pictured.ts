/** The name of a test's annotation about the story it pictured. */
export const PICTURED = 'pictured';

/** Under which name it says that the picture is not the approved one. */
export const CHANGED = 'changed';

/** The desk's lock and dialogs cover the window in their own time, and take the focus back: their pictures differ by chance. */
const covered = [
  /^Desk\/.*: (?:Locked|Unlocking|Wrong Password At Lock)$/,
  /^Desk\/Money: (?:Booking|Closing|Colleague Was Faster|Decided|Deciding|Handing Over|Maybe Done|Paying Out|Reopening|Sending|Whose Account|Why Is Missing)$/,
  /^Desk\/(?:Account|Wish): (?:Approving|Approving With Code|Changing Password|Declining|Password Is Missing)$/,
  /^Desk\/(?:Reservation|On a .*): (?:Asking A Manager|Cancelling|Charging An Extra|Extending A Stay|Leaving Early|Shortening A Stay|Colleague Changed It|Late Check Out|No Sum|Other Dates|Seeing What Changes|Taking A Card)$/,
  /^Desk\/(?:Rooms: Closing|On a .*: (?:Closing Room|Deciding A Case|Setting A Price))$/,
  /^Desk\/Settings: (?:Code Used Before|Colleague Was Faster|Confirming With Code|Inviting|Price|Price Is Missing|Suspending|Taking Back)$/,
];

/**
 * Whether a story is pictured. The screens beside the statecharts run in separate frames, and are pictured as
 * screens.
 */
export function hasOwnLook({ title, name }: { title: string; name: string }): boolean {
  return !title.startsWith('Statecharts/') && !covered.some((is) => is.test(`${title}: ${name}`));
}
