import { Fragment } from 'react';
import styled from 'styled-components';
import type { DeskSetRoomPrice, DeskSettings } from '../../../machines/contract/wire';
import { memberOf, priceChange, type PriceChange } from '../../../machines/desk/acts/priceChange';
import { choicesOf } from '../../../machines/desk/acts/question';
import { submitOf } from '../../../machines/desk/deskActContext';
import { formatNaira, koboFromNaira } from '../../../machines/shared/money';
import { buttons } from '../../../messages/desk/acts';
import { about } from '../../../messages/desk/pages/asked';
import { roles, settings as title } from '../../../messages/desk/pages/frame';
import * as words from '../../../messages/desk/pages/settings';
import { Alert } from '../../components/Alert';
import { BreakableText } from '../../components/BreakableText';
import { Cluster } from '../../components/Cluster';
import { GuestName } from '../../components/GuestName';
import { Price } from '../../components/Price';
import { Stack } from '../../components/Stack';
import { wider } from '../../theme/media';
import { theme } from '../../theme/theme';
import { SmallButton } from '../ActButton';
import type { DialogText } from '../DeskDialog';
import { CopyButton } from '../CopyButton';
import { dateOf, momentOf } from '../DeskTime';
import { Aside, Lines, Panel, Tag } from '../look';
import { QrPicture } from '../QrPicture';
import { OpenScreen, type AskedAct, type Doing } from '../OpenScreen';

const Beside = styled.div`
  display: grid;
  align-items: start;
  gap: ${theme.space.l};

  ${wider.laptop} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** A list of entries with their buttons beside them, or below them where there is no room. */
const Entries = styled(Lines)`
  > li > :first-child {
    flex: 1 1 ${theme.column.field};
    line-height: ${theme.leading.snug};
  }
`;

/** A link, which has no place to break. */
const Breaking = styled(Cluster)`
  overflow-wrap: anywhere;
`;

const Picture = styled.div`
  max-width: ${theme.column.field};
`;

/** Room rates and staff: a manager's screen. */
export default function SettingsPage() {
  return (
    <OpenScreen
      of="settings"
      title={() => title}
      words={words}
      heading={() => title}
      dialog={dialogOf}
    >
      {(settings, doing, { said }) => (
        <Stack>
          {said?.link != null && (
            <Alert tone="neutral">
              <p>{words.link}</p>
              <Breaking>
                <span>{said.link}</span>
                <CopyButton text={said.link} />
              </Breaking>
              <Picture>
                <QrPicture text={said.link} label={words.picture} />
              </Picture>
            </Alert>
          )}
          <Beside>
            <Prices settings={settings} {...doing} />
            <Staff settings={settings} {...doing} />
            <Terminals settings={settings} {...doing} />
          </Beside>
        </Stack>
      )}
    </OpenScreen>
  );
}

type PartProps = Doing & { settings: DeskSettings };

const naira = (amount: number) => formatNaira(koboFromNaira(amount));
const setBy = ({ by, at, why }: DeskSetRoomPrice) =>
  words.setBy(by, Date.parse(at) === 0 ? null : dateOf(at), why);

/** By type what a night costs now, and from which days on something else. */
function Prices({ settings: { prices, rateRule, rateChanges }, usable, onAsk }: PartProps) {
  const { floor, stepPercent } = rateRule;
  return (
    <Panel>
      <h2>{words.prices}</h2>
      <Aside as="p">{words.rateRule(naira(floor), stepPercent)}</Aside>
      <Entries>
        {prices.map(({ roomType, now, planned }) => {
          const setting = (act: string, takenBack: string | null) => (
            <SmallButton
              variant={takenBack === null ? 'secondary' : 'quiet'}
              aria-label={about(act, roomType)}
              usable={usable}
              onClick={() => onAsk({ of: 'settings', act: 'setPrice', roomType, takenBack })}
            >
              {act}
            </SmallButton>
          );
          return (
            <Fragment key={roomType}>
              <li>
                <div>
                  <p>{roomType}</p>
                  <Aside as="p">{now ? setBy(now) : words.noPrice}</Aside>
                </div>
                {now && <Price kobo={koboFromNaira(now.nightly)} />}
                {setting(now ? buttons.setPrice.change : buttons.setPrice.first, null)}
              </li>
              {planned.map((price, index) => (
                <li key={price.from}>
                  <div>
                    <p>{words.comes(dateOf(price.from))}</p>
                    <Aside as="p">{setBy(price)}</Aside>
                  </div>
                  <Price kobo={koboFromNaira(price.nightly)} />
                  {(now ?? index > 0) && setting(buttons.setPrice.remove, price.from)}
                </li>
              ))}
            </Fragment>
          );
        })}
      </Entries>
      {rateChanges.length > 0 && (
        <details>
          <summary>{words.rateChanges(rateChanges.length)}</summary>
          <Lines>
            {rateChanges.map(({ roomType, ...set }) => (
              <li key={`${set.at} ${roomType} ${set.from}`}>
                {words.rateChange(roomType, naira(set.nightly), dateOf(set.from), setBy(set))}
              </li>
            ))}
          </Lines>
        </details>
      )}
    </Panel>
  );
}

/** The terminals that cards are taken with. */
function Terminals({ settings: { terminals }, usable, onAsk }: PartProps) {
  return (
    <Panel>
      <Cluster $justify="space-between">
        <h2>{words.terminals}</h2>
        <SmallButton usable={usable} onClick={() => onAsk({ of: 'settings', act: 'addTerminal' })}>
          {buttons.addTerminal}
        </SmallButton>
      </Cluster>
      {terminals.length === 0 && <p>{words.noTerminals}</p>}
      <Entries>
        {terminals.map(({ name, by, at }) => (
          <li key={name}>
            <div>
              <p>{name}</p>
              {by !== null && at !== null && <Aside as="p">{words.addedBy(by, dateOf(at))}</Aside>}
            </div>
            <SmallButton
              variant="quiet"
              aria-label={about(buttons.removeTerminal, name)}
              usable={usable}
              onClick={() => onAsk({ of: 'settings', act: 'removeTerminal', name })}
            >
              {buttons.removeTerminal}
            </SmallButton>
          </li>
        ))}
      </Entries>
    </Panel>
  );
}

/** Everybody who works or worked at the desk. */
function Staff({ settings: { staff }, usable, onAsk, onAct }: PartProps) {
  return (
    <Panel>
      <Cluster $justify="space-between">
        <h2>{words.staff}</h2>
        <SmallButton
          variant="primary"
          usable={usable}
          onClick={() => onAsk({ of: 'settings', act: 'invite' })}
        >
          {buttons.invite}
        </SmallButton>
      </Cluster>
      <Entries>
        {staff.map(
          ({ name, email, role, state, isSelf, seenAt, linkUntil, revision, last, acts }) => (
            <li key={email}>
              <div>
                <Cluster $gap="xs">
                  <strong>
                    <GuestName name={name} />
                  </strong>
                  <Tag $tone="plain">{roles[role]}</Tag>
                  {state !== 'active' && <Tag $tone="waiting">{words.states[state]}</Tag>}
                </Cluster>
                <Aside as="p">
                  <BreakableText text={email} />
                </Aside>
                {[
                  seenAt !== null && words.seen(momentOf(seenAt)),
                  linkUntil !== null && words.linkUntil(momentOf(linkUntil)),
                  last,
                  isSelf && acts[0]?.why,
                ].map(
                  (text) =>
                    text && (
                      <Aside as="p" key={text}>
                        {text}
                      </Aside>
                    ),
                )}
              </div>
              <Cluster $gap="xs">
                {acts
                  .filter(({ isAllowed }) => isAllowed)
                  .map(({ act }) => (
                    <SmallButton
                      key={act}
                      aria-label={about(buttons[act][state], name)}
                      usable={usable}
                      onClick={() =>
                        act === 'reset' && state === 'invited'
                          ? onAct({
                              of: 'settings',
                              body: { act, email, why: words.linkLost, revision },
                            })
                          : onAsk({ of: 'settings', act, email })
                      }
                    >
                      {buttons[act][state]}
                    </SmallButton>
                  ))}
              </Cluster>
            </li>
          ),
        )}
      </Entries>
    </Panel>
  );
}

/** Says what a price or an act means before it is saved, and asks for what it needs. */
function dialogOf(settings: DeskSettings, asked: AskedAct<'settings'>): DialogText {
  const { question, typed } = asked;
  if (question.act === 'setPrice') {
    const { roomType, takenBack } = question;
    const isFirst = settings.prices.some(
      (one) => one.roomType === roomType && one.now === undefined,
    );
    const setting = isFirst ? buttons.setPrice.first : buttons.setPrice.change;
    const act = takenBack === null ? setting : buttons.setPrice.remove;
    return {
      title: about(act, roomType),
      submit: submitOf(asked) ?? act,
      earliest: settings.today,
      isShort: true,
      below: <Meaning roomType={roomType} change={priceChange(settings, question, typed)} />,
    };
  }
  if (question.act === 'addTerminal' || question.act === 'removeTerminal') {
    const { [question.act]: act } = buttons;
    const name = question.act === 'addTerminal' ? '' : question.name;
    return {
      title: name === '' ? act : about(act, name),
      submit: act,
      lead: <p>{words.what[question.act](name)}</p>,
    };
  }
  const { name = '', state = 'active' } =
    question.act === 'invite' ? {} : (memberOf(settings, question.email) ?? {});
  const act = question.act === 'invite' ? buttons.invite : buttons[question.act][state];
  return {
    title: name === '' ? act : about(act, name),
    submit: act,
    choices: { role: choicesOf(roles) },
    isShort: true,
    lead: <p>{words.what[question.act](name)}</p>,
  };
}

function Meaning({ roomType, change }: { roomType: string; change: PriceChange | null }) {
  if (change === null) return null;
  const { from, nightly, instead, next, jump } = change;
  return (
    <Alert tone={jump === null ? 'neutral' : 'warning'}>
      <span>
        {words.means(
          dateOf(from, 'full'),
          roomType,
          formatNaira(nightly),
          instead === null ? null : formatNaira(instead),
        )}
      </span>
      {next && (
        <span>
          {words.afterwards(dateOf(next.from, 'full'), formatNaira(koboFromNaira(next.nightly)))}
        </span>
      )}
      {jump !== null && <span>{words.jump(jump)}</span>}
    </Alert>
  );
}
