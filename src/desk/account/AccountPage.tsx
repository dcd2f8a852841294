import type { DeskAccount } from '../../../machines/contract/wire';
import { about } from '../../../messages/desk/pages/asked';
import * as words from '../../../messages/desk/pages/account';
import { Cluster } from '../../components/Cluster';
import { SmallButton } from '../ActButton';
import { useStaffSession } from '../deskContext';
import { momentOf } from '../DeskTime';
import { Aside, Lines, Panel, Tag } from '../look';
import { OpenScreen, type Doing } from '../OpenScreen';

/** One's own password, and where one is logged in. */
export default function AccountPage() {
  const [{ context }] = useStaffSession();
  return (
    <OpenScreen
      of="account"
      title={() => words.title}
      words={words}
      heading={() => words.title}
      dialog={() => ({
        title: words.changePassword,
        submit: words.changePassword,
        lead: <p>{words.changeLead}</p>,
      })}
    >
      {(account, doing) => (
        <Panel>
          <Cluster $justify="space-between">
            <Aside as="p">{words.recoveryLeft(context.session?.recoveryCodesLeft ?? 0)}</Aside>
            <SmallButton
              usable={doing.usable}
              onClick={() => doing.onAsk({ of: 'account', act: 'changePassword' })}
            >
              {words.changePassword}
            </SmallButton>
          </Cluster>
          <Sessions account={account} {...doing} />
        </Panel>
      )}
    </OpenScreen>
  );
}

function Sessions({ account, usable, onAct }: Doing & { account: DeskAccount }) {
  return (
    <>
      <h2>{words.sessions}</h2>
      <Lines>
        {account.sessions.map(({ id, browser, openedAt, usedAt, isCurrent }) => (
          <li key={id}>
            <div>
              <Cluster $gap="xs">
                <strong>{browser}</strong>
                {isCurrent && <Tag $tone="plain">{words.thisBrowser}</Tag>}
              </Cluster>
              <Aside as="p">{words.since(momentOf(openedAt), momentOf(usedAt))}</Aside>
            </div>
            {!isCurrent && (
              <SmallButton
                variant="quiet"
                aria-label={about(words.logOutThere, browser)}
                usable={usable}
                onClick={() => onAct({ of: 'account', body: { act: 'endSession', session: id } })}
              >
                {words.logOutThere}
              </SmallButton>
            )}
          </li>
        ))}
      </Lines>
    </>
  );
}
