import { describe, expect, it } from 'vitest';
import { reservationCreationModel } from '../../models/booking/reservationCreationModel';
import { scenariosOf } from '../../tools/model/scenarios';
import { isIn } from '../../tools/model/testModel';
import { walkedPage, walkedPath } from '../../tools/model/walkedChart';

describe('the picture of a way that was walked', () => {
  const path = scenariosOf(reservationCreationModel).find(
    ({ first, steps }) =>
      !isIn(first, 'outcomeUnknown') && steps.some(({ after }) => isIn(after, 'outcomeUnknown')),
  );
  if (path === undefined) throw new Error('No path leads into outcomeUnknown');
  const before = path.steps.findIndex(({ after }) => isIn(after, 'outcomeUnknown'));

  it('marks what was passed, and where it stopped', () => {
    const { states, edges, stoppedIn } = walkedPath(reservationCreationModel, path, before + 1);
    expect(
      [...stoppedIn].every((state) => state.startsWith('reservationCreation.outcomeUnknown')),
    ).toBe(true);
    expect(states).toContain('reservationCreation.sending');
    expect([...edges].some((edge) => edge.includes('reservationCreation.outcomeUnknown'))).toBe(
      true,
    );
  });

  it('marks nothing beyond the step at which it stopped', () => {
    const { states, edges } = walkedPath(reservationCreationModel, path, before);
    expect([...states, ...edges].filter((part) => part.includes('outcomeUnknown'))).toEqual([]);
  });

  it('shows the machine, the steps and the screen on one page', async () => {
    const page = await walkedPage(reservationCreationModel, path, {
      done: before,
      screen: new Uint8Array([1, 2, 3]),
    });
    expect(page).toMatch(/class="state stopped" data-state="reservationCreation\./);
    expect(page).toContain(': it stopped here');
    expect(page).toContain('data:image/jpeg;base64,AQID');
  });
});
