import type { HttpHandler } from 'msw';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { isMachineSnapshot } from 'xstate';
import type { Session } from '../../machines/contract/wire';
import { isIn, type StatePath } from '../../tools/model/testModel';
import { reads } from './screen';
import { Stage } from './stage';
import { staged, type Step } from './staged';

/** The guest of every journey, as the server opens her session. */
export const adaobisSession: Session = {
  user: {
    id: 'u-1',
    firstName: 'Adaobi',
    lastName: 'Okeke',
    email: 'adaobi@example.com',
    phoneNumber: '08030000000',
  },
  token: { accessToken: 'a token', refreshToken: 'another token' },
};

/** A guest who walks through the site and checks what it shows. */
export class Guest {
  readonly stage: Stage;
  private readonly page = within(document.body);
  private readonly user = userEvent.setup({ delay: null });

  constructor(stage: Stage) {
    this.stage = stage;
  }

  async presses(name: string): Promise<void> {
    await this.user.click(await this.page.findByRole('button', { name }, { timeout: 8000 }));
  }

  async follows(name: string): Promise<void> {
    const [link] = await this.page.findAllByRole('link', { name }, { timeout: 8000 });
    if (link) await this.user.click(link);
  }

  /** Fills in fields by their labels. */
  async fillsIn(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(fields)) {
      const field = await this.page.findByLabelText(label, {}, { timeout: 8000 });
      // As browsers tell it.
      await fireEvent.input(field, { target: { value } });
      await fireEvent.change(field);
    }
  }

  /** Can read all this, on a page that has loaded. */
  async reads(...words: string[]): Promise<void> {
    await reads(words);
  }

  /** The machine of a screen is in a state. */
  async comesTo(machineId: string, state: StatePath): Promise<void> {
    await waitFor(
      async () => {
        const snapshot: unknown = this.stage.actorOf(machineId)?.getSnapshot();
        const there = isMachineSnapshot(snapshot) && isIn(snapshot, state);
        await expect(there, `${machineId} is not in ${state}`).toBe(true);
      },
      { timeout: 8000 },
    );
  }

  /** Was sent to another site, and comes back from there to an address of this one. */
  async comesBackFrom(address: string, url: string): Promise<void> {
    await waitFor(() => expect(this.stage.left.at(-1)).toBe(address));
    this.stage.load(url);
  }
}

interface Journey {
  /** Where it begins: path and query. */
  url: string;
  /** Whether the journey starts without a login. */
  visitor?: boolean;
  server: readonly HttpHandler[];
  walk: (guest: Guest, step: Step) => Promise<void>;
}

/** A story that walks a whole path, on the real machines and with typed responses of the server. */
export function journey({ url, visitor = false, server, walk }: Journey) {
  const { user, token } = adaobisSession;
  const kept = visitor
    ? { tab: {}, device: {} }
    : {
        tab: { accessToken: token.accessToken },
        device: { user, refreshToken: token.refreshToken },
      };
  const moments = new Map();
  return staged(
    () => new Stage({ url, moments, server, ...kept, bookingFlow: 'confirm' }),
    (stage, step) => walk(new Guest(stage), step),
  );
}
