import type { DinnerReply } from '@running-dinner/contract/events'
import { useOutletContext, useParams } from 'react-router'

/** The administration secret in the address of every page of the area. */
export function useAdminId(): string {
  return useParams<'adminId'>().adminId ?? ''
}

/** A cancelled event is read-only: it can be viewed and exported, and messages can be sent. */
export function useIsCancelled(): boolean {
  return useAdminDinner().cancellationDate !== null
}

/** The event, loaded by the shell before any of its pages shows. */
export function useAdminDinner(): DinnerReply {
  return useOutletContext<DinnerReply>()
}
