import { expect, waitFor, within } from 'storybook/test';
import { innermostStates } from '../../tools/statechart/nodes';
import { models } from '../../models/all';
import { storyOfState } from './storyOfState';
import { Statechart } from './Statechart';

/** The states of a machine with a story; all of them if none is visible. */
function statesOf(machineId: string): string[] {
  const pictured = Array.from(storyOfState.keys())
    .filter((state) => state.startsWith(`${machineId}.`))
    .map((state) => state.slice(machineId.length + 1))
    .toReversed();
  const model = models.find(({ id }) => id === machineId);
  if (pictured.length > 0 || !model) return pictured;
  return innermostStates(model.machine);
}

/** React gives the focus back after a change, even into a frame that it has just taken away. */
function letGoOfFocus(): void {
  document.querySelectorAll('iframe').forEach((frame) => {
    frame.inert = true;
    frame.blur();
  });
}

/** A story that shows a machine's picture beside its screen, in a state that can be chosen. */
export function statechartStory(machineId: string) {
  const states = statesOf(machineId);
  const [state = ''] = states;
  return {
    args: { state },
    argTypes: { state: { control: 'select' as const, options: states } },
    // The screen in the frame has separate stories, where it is checked.
    parameters: { a11y: { context: { exclude: ['iframe'] } }, scrollsSideways: true },
    beforeEach: () => letGoOfFocus,
    loaders: [async () => await import('virtual:statecharts')],
    render: (args: { state: string }, { loaded }: { loaded: Record<string, unknown> }) => (
      <Statechart
        machineId={machineId}
        picture={String(Reflect.get(Object(loaded.statecharts), machineId))}
        state={args.state}
        storyId={storyOfState.get(`${machineId}.${args.state}`)}
      />
    ),
    play: async ({
      canvasElement,
      args,
    }: {
      canvasElement: HTMLElement;
      args: { state: string };
    }) => {
      const canvas = within(canvasElement);
      await waitFor(
        () => {
          void expect(canvas.getByRole('status')).toHaveTextContent(args.state);
          const marked = canvasElement.querySelector(`[data-state="${machineId}.${args.state}"]`);
          void expect(marked).not.toBeNull();
        },
        { timeout: 15_000 },
      );
    },
  };
}
