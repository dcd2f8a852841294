import type { DeskWishActRequest } from '../../contract/wire';
import type { WishEnd } from '../refusals/deskRefusals';
import type { Act, Refusal } from './act';
import type { ActForm, WishQuestion } from './question';

/** Facts that decide what can be done with an act that a manager was asked for. */
export interface WishFacts {
  /** Its end; null while it waits. */
  ended: WishEnd | null;
  /** The name of its asker. */
  by: string;
  /** Whether it is the person's own. */
  isOwn: boolean;
}

const whileOpen = ({ ended }: WishFacts): Refusal | null =>
  ended && { code: 'wishEnded', facts: ended };

const asked = ({ act, id }: WishQuestion): ActForm => ({
  begin: () => (act === 'declineWish' ? { why: '' } : {}),
  request: (read) => ({
    of: 'wish',
    id,
    body: act === 'declineWish' ? { act, why: read('why') } : { act },
  }),
});

/** The acts with what a manager was asked for. */
export const wishActs = {
  approveWish: {
    role: () => 'manager',
    needsCode: () => true,
    refusal: (facts) => whileOpen(facts) ?? (facts.isOwn ? { code: 'ownWish', facts: {} } : null),
    form: asked,
  },
  declineWish: { role: () => 'manager', refusal: whileOpen, form: asked },
  withdrawWish: {
    role: () => 'desk',
    refusal: (facts) =>
      whileOpen(facts) ?? (facts.isOwn ? null : { code: 'othersWish', facts: { by: facts.by } }),
  },
} satisfies Record<DeskWishActRequest['act'], Act<WishFacts, WishQuestion>>;
