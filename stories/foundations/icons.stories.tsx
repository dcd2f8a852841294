import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Ban from 'lucide-react/icons/ban';
import Bath from 'lucide-react/icons/bath';
import BedDouble from 'lucide-react/icons/bed-double';
import Brush from 'lucide-react/icons/brush';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Clock from 'lucide-react/icons/clock';
import ConciergeBell from 'lucide-react/icons/concierge-bell';
import DoorOpen from 'lucide-react/icons/door-open';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Flower2 from 'lucide-react/icons/flower-2';
import Info from 'lucide-react/icons/info';
import Lock from 'lucide-react/icons/lock';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Menu from 'lucide-react/icons/menu';
import Minus from 'lucide-react/icons/minus';
import MoonStar from 'lucide-react/icons/moon-star';
import PartyPopper from 'lucide-react/icons/party-popper';
import Pause from 'lucide-react/icons/pause';
import Phone from 'lucide-react/icons/phone';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Sparkles from 'lucide-react/icons/sparkles';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Utensils from 'lucide-react/icons/utensils';
import WashingMachine from 'lucide-react/icons/washing-machine';
import Wifi from 'lucide-react/icons/wifi';
import Wrench from 'lucide-react/icons/wrench';
import X from 'lucide-react/icons/x';
import styled from 'styled-components';
import preview from '../../.storybook/preview';
import { SocialIcon } from '../../src/components/SocialIcon';
import { socialLinks } from '../../hotel/hotel';
import { theme } from '../../src/theme/theme';
import { onSheet } from '../support/Sheet';
import { Specimen, Specimens } from '../support/Specimens';

const meta = preview.meta({ title: 'Foundations/Icons', decorators: [onSheet] });

const icons = {
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  ban: Ban,
  bath: Bath,
  'bed-double': BedDouble,
  brush: Brush,
  'calendar-check': CalendarCheck,
  'calendar-days': CalendarDays,
  check: Check,
  'chevron-down': ChevronDown,
  'circle-alert': CircleAlert,
  'circle-check': CircleCheck,
  'circle-user-round': CircleUserRound,
  clock: Clock,
  'concierge-bell': ConciergeBell,
  'door-open': DoorOpen,
  dumbbell: Dumbbell,
  ellipsis: Ellipsis,
  eye: Eye,
  'eye-off': EyeOff,
  'flower-2': Flower2,
  info: Info,
  lock: Lock,
  'log-in': LogIn,
  'log-out': LogOut,
  mail: Mail,
  'map-pin': MapPin,
  menu: Menu,
  minus: Minus,
  'moon-star': MoonStar,
  'party-popper': PartyPopper,
  pause: Pause,
  phone: Phone,
  play: Play,
  plus: Plus,
  search: Search,
  'shield-check': ShieldCheck,
  sparkles: Sparkles,
  'triangle-alert': TriangleAlert,
  utensils: Utensils,
  'washing-machine': WashingMachine,
  wifi: Wifi,
  wrench: Wrench,
  x: X,
};

const Icon = styled.span`
  color: ${theme.color.forest};

  svg {
    width: ${theme.space.xl};
    height: ${theme.space.xl};
  }
`;

export const Icons = meta.story({
  name: 'In use',
  render: () => (
    <Specimens title="Icons">
      {Object.entries(icons).map(([name, Drawing]) => (
        <Specimen key={name} name={name}>
          <Icon>
            <Drawing aria-hidden="true" />
          </Icon>
        </Specimen>
      ))}
    </Specimens>
  ),
});

/** Drawn for this site, because signs of companies belong to no library. */
export const Networks = meta.story({
  render: () => (
    <Specimens title="Social networks">
      {socialLinks.map(({ network, name }) => (
        <Specimen key={network} name={network} value={name}>
          <Icon>
            <SocialIcon network={network} />
          </Icon>
        </Specimen>
      ))}
    </Specimens>
  ),
});
