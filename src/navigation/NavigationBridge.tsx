import { useLayoutEffect } from 'react';
import { type NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { NavigationKind } from '../../machines/shared/navigationEvents';
import type { Navigation } from '../browser/navigation';

/** Maps the router's navigation types to ours. */
const ways: Readonly<Record<`${NavigationType}`, NavigationKind>> = {
  POP: 'pop',
  PUSH: 'push',
  REPLACE: 'replace',
};

/** Connects the machines' navigation to the surrounding router. Renders nothing. */
export function NavigationBridge({ navigation }: { navigation: Navigation }) {
  const navigate = useNavigate();
  const location = useLocation();
  const kind = ways[useNavigationType()];
  useLayoutEffect(() => {
    navigation.arrived(`${location.pathname}${location.search}`, navigate, kind);
  }, [navigation, navigate, location, kind]);
  return null;
}
