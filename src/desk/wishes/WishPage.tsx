import { Link } from 'react-router-dom';
import type { DeskWish } from '../../../machines/contract/wire';
import { submitOf } from '../../../machines/desk/deskActContext';
import { buttons } from '../../../messages/desk/acts';
import * as words from '../../../messages/desk/pages/wish';
import { Cluster } from '../../components/Cluster';
import { Stack } from '../../components/Stack';
import { SmallButton } from '../ActButton';
import type { DialogText } from '../DeskDialog';
import { DeskMoment } from '../DeskTime';
import { Aside, Facts, Panel } from '../look';
import { OpenScreen, type AskedAct, type Doing } from '../OpenScreen';

/** An act that a manager was asked for: who wants what and why, and the buttons that decide it. */
export default function WishPage({ id }: { id: string }) {
  return (
    <OpenScreen
      of="wish"
      about={id}
      words={words}
      title={(wish) => wish?.act ?? words.title}
      heading={(wish) => words.asked(wish.act)}
      nothing={(isKnown) => isKnown && <p>{words.unknown}</p>}
      dialog={dialogOf}
    >
      {(wish, doing) => <Wish {...{ wish, ...doing }} />}
    </OpenScreen>
  );
}

function dialogOf(wish: DeskWish, act: AskedAct<'wish'>): DialogText {
  const { act: name } = act.question;
  return {
    title: words.decides(buttons[name], wish.act),
    submit: submitOf(act) ?? buttons[name],
    why: wish.acts.find((one) => one.act === name)?.why,
  };
}

function Wish({ wish, usable, onAct, onAsk }: Doing & { wish: DeskWish }) {
  const { id, reservationId, guest } = wish;
  return (
    <Panel>
      <Stack>
        {wish.ended !== null && <p>{wish.ended}</p>}
        {reservationId !== null && <Link to={`/reservations/${reservationId}`}>{guest}</Link>}
        <Facts>
          {wish.details.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt>{words.why}</dt>
            <dd>{wish.why}</dd>
          </div>
        </Facts>
        <Aside>
          <span>{`${words.askedBy(wish.by)} `}</span>
          <DeskMoment at={wish.at} />
        </Aside>
        {wish.ended === null && (
          <>
            <Aside>
              <span>{`${words.openUntil} `}</span>
              <DeskMoment at={wish.openUntil} />
            </Aside>
            <Cluster $gap="xs">
              {wish.acts
                .filter(({ isAllowed }) => isAllowed)
                .map(({ act }) => (
                  <SmallButton
                    key={act}
                    variant={act === 'approveWish' ? 'primary' : 'secondary'}
                    usable={usable}
                    onClick={() =>
                      act === 'withdrawWish'
                        ? onAct({ of: 'wish', id, body: { act } })
                        : onAsk({ of: 'wish', act, id })
                    }
                  >
                    {buttons[act]}
                  </SmallButton>
                ))}
            </Cluster>
          </>
        )}
      </Stack>
    </Panel>
  );
}
