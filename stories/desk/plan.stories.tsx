import preview from '../../.storybook/preview';
import { examplePlan } from '../../models/desk/examplePlan';
import { screenOf } from './scenes';

const meta = preview.meta({ title: 'Desk/Plan' });
const about = '2026-03-08';
const plan = screenOf(
  { of: 'plan', about, known: { plan: examplePlan } },
  { url: `/plan/${about}` },
);

export const Loading = meta.story(plan.loading());
export const Failed = meta.story(plan.failed());
export const TwoWeeks = meta.story(plan.shows());
export const NoConnection = meta.story(plan.noConnection());
