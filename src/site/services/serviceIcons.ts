import type { LucideIcon } from 'lucide-react';
import ConciergeBell from 'lucide-react/icons/concierge-bell';
import Dumbbell from 'lucide-react/icons/dumbbell';
import MoonStar from 'lucide-react/icons/moon-star';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Sparkles from 'lucide-react/icons/sparkles';
import Utensils from 'lucide-react/icons/utensils';
import type { services } from '../../content/services';

type ServiceKey = (typeof services)[number]['key'];

/** Each service's icon. */
export const serviceIcons: Record<ServiceKey, LucideIcon> = {
  roomService: ConciergeBell,
  night: MoonStar,
  dining: Utensils,
  safety: ShieldCheck,
  gym: Dumbbell,
  amenities: Sparkles,
};
