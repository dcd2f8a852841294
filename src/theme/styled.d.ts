import 'styled-components';
import type { Tokens } from '../../hotel/tokens';

declare module 'styled-components' {
  export interface DefaultTheme extends Tokens {
    color: Tokens['color'];
  }
}
