import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview';
import * as accountMessages from '../../messages/login/account';
import { PasswordField } from '../../src/components/PasswordField';
import { onSlip } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Password field',
  component: PasswordField,
  decorators: [onSlip],
  args: {
    label: 'Password',
    name: 'password',
    defaultValue: 'Lagoon#42',
    shown: false,
    onToggleShown: fn(),
  },
});

export const Hidden = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(args.onToggleShown).toHaveBeenCalledOnce();
  },
});
export const Shown = meta.story({ args: { shown: true } });
export const WithError = meta.story({ args: { error: accountMessages.passwordNeedsSpecial } });
export const WithHint = meta.story({ args: { hint: 'At least 6 characters.' } });
