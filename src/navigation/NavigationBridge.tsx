import { useLayoutEffect } from 'react';
import { type NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Way } from '../../machines/shared/address';
import type { Navigation } from '../browser/navigation';

/** The router's word for how the guest came to an address, in ours. */
const ways: Readonly<Record<`${NavigationType}`, Way>> = {
  POP: 'history',
  PUSH: 'onward',
  REPLACE: 'replaced',
};

/** Joins the machines' navigation to the router that it stands in. Shows nothing. */
export function NavigationBridge({ navigation }: { navigation: Navigation }) {
  const navigate = useNavigate();
  const location = useLocation();
  const way = ways[useNavigationType()];
  useLayoutEffect(() => {
    navigation.arrived(`${location.pathname}${location.search}`, navigate, way);
  }, [navigation, navigate, location, way]);
  return null;
}
