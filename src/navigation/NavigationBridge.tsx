import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Navigation } from './navigation';

/** Joins the machines' navigation to the router that it stands in. Shows nothing. */
export function NavigationBridge({ navigation }: { navigation: Navigation }) {
  const navigate = useNavigate();
  const location = useLocation();
  useLayoutEffect(() => {
    navigation.arrived(`${location.pathname}${location.search}`, navigate);
  }, [navigation, navigate, location]);
  return null;
}
