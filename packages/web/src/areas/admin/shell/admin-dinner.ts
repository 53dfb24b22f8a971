import type { DinnerReply } from '@running-dinner/contract/dinners.ts'
import { useOutletContext, useParams } from 'react-router'

/** The secret of the address; every page of the area lies below it. */
export function useAdminId(): string {
  return useParams<'adminId'>().adminId ?? ''
}

/** Nothing of a cancelled event can be changed any more; it is read, exported and told about. */
export function useIsCancelled(): boolean {
  return useAdminDinner().cancellationDate !== null
}

/** The event, loaded by the shell before any of its pages shows. */
export function useAdminDinner(): DinnerReply {
  return useOutletContext<DinnerReply>()
}
