import preview from '../../.storybook/preview';
import { planModel } from '../../models/desk/planModel';
import { scenesOf } from './scenes';

const meta = preview.meta({ title: 'Desk/Plan' });
const plan = scenesOf(planModel, '/plan/2026-03-08');

export const Loading = meta.story(plan('loading'));
export const Failed = meta.story(plan('failed'));
export const TwoWeeks = meta.story(plan('shown.upToDate'));
export const NoConnection = meta.story(plan('shown.outOfReach'));
