import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { createGlobalStyle } from 'styled-components';
import { addDays, lagosToday } from '../../../machines/shared/stay';
import { plan as title } from '../../../messages/desk/pages/frame';
import * as words from '../../../messages/desk/pages/plan';
import { asOf as asOfWords } from '../../../messages/desk/pages/today';
import { Cluster } from '../../components/Cluster';
import { Field } from '../../components/Field';
import { Stack } from '../../components/Stack';
import { timeOfDay } from '../DeskTime';
import { useDeskContext } from '../deskContext';
import { Aside, HeadLinks, Screen, ScreenHead } from '../look';
import { ScreenTitle } from '../OpenDesk';
import { ScreenContent } from '../OpenScreen';
import { useOpenScreen } from '../deskScreenActors';
import { Bar, PlanGrid } from './PlanGrid';

const OnWidePaper = createGlobalStyle`
  @page { size: A4 landscape; margin: 10mm; }
`;

const states = ['held', 'paid', 'inHouse', 'departed', 'noShow', 'closed'] as const;

/** The rooms × 14 nights: who has which one, and what is free. @param date the first night; null for tonight */
export default function PlanPage({ date }: { date: string | null }) {
  const { clock } = useDeskContext();
  const navigate = useNavigate();
  const from = date ?? lagosToday(clock.now());
  // What is being typed keeps the focus, so the field stays the same one.
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current && field.current.value !== from) field.current.value = from;
  }, [from]);
  return (
    <Screen>
      <ScreenTitle name={title} />
      <OnWidePaper />
      <ScreenHead>
        <h1>{title}</h1>
        <HeadLinks aria-label={words.nights}>
          <Link to={`/plan/${addDays(from, -7)}`}>{words.earlier}</Link>
          <Link to={`/plan/${addDays(from, 7)}`}>{words.later}</Link>
          {date !== null && <Link to="/plan">{words.today}</Link>}
          <Field
            ref={field}
            label={words.from}
            name="from"
            type="date"
            min="2000-01-01"
            max="2099-12-31"
            required
            defaultValue={from}
            onChange={({ target: { value, validity } }) => {
              // While a year is typed, it is of another century.
              if (validity.valid) void navigate(`/plan/${value}`);
            }}
          />
        </HeadLinks>
      </ScreenHead>
      <Plan key={date} date={date} />
    </Screen>
  );
}

function Plan({ date }: { date: string | null }) {
  const screen = useOpenScreen({ of: 'plan', about: date });
  return (
    <ScreenContent screen={screen} of="plan" words={words}>
      {(plan, _, { asOf }) => (
        <Stack $gap="xs">
          <Cluster $gap="xs" $justify="space-between">
            <Cluster $gap="xxs">
              {states.map((state) => (
                <Bar key={state} $state={state}>
                  {words.states[state]}
                </Bar>
              ))}
            </Cluster>
            <Aside>{asOfWords(timeOfDay(asOf))}</Aside>
          </Cluster>
          <PlanGrid plan={plan} />
        </Stack>
      )}
    </ScreenContent>
  );
}
