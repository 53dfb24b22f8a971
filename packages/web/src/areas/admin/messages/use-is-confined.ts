import { demoReachOf } from '../../../features/messages/demo-reach.ts'
import { useAdminDinner } from '../shell/admin-dinner.ts'

/** True in a demo without a confirmed address: a test mail or a copy for the organiser would not arrive. */
export function useIsConfined(): boolean {
  const reach = demoReachOf(useAdminDinner())
  return reach === 'inside' || reach === 'confirmFirst'
}
