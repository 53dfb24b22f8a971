import type { ParticipantInput, ParticipantReply } from '@running-dinner/contract/participants.ts'
import { participantIssues } from '@running-dinner/domain/participants/participant-issues.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { type ParticipantForm, participantFormSchema } from '../../../features/participants/participant-form.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { paths } from '../../../lib/paths.ts'
import { useGoOn } from '../../../lib/use-go-on.ts'
import { applyIssues, useStoredForm } from '../../../ui/form/index.ts'
import { useNotify } from '../../../ui/notifications.tsx'
import { useAdminDinner, useAdminId } from '../shell/admin-dinner.ts'

/**
 * The form of one person. What somebody else changes meanwhile comes into the fields nobody touched here, so that saving takes nothing back. `save` sends what
 * passes the rules known here; issues of both kinds land on the fields.
 */
export function usePersonForm(values: ParticipantForm, send: (input: ParticipantInput) => Promise<ParticipantReply>) {
  const notify = useNotify()
  const dinner = useAdminDinner()
  const form = useStoredForm<ParticipantForm, ParticipantInput>(participantFormSchema, values)
  const save = async (input: ParticipantInput): Promise<ParticipantReply | undefined> => {
    const { teamPartnerWishRegistrationData: partner, ...data } = input
    // Only what needs nobody else; whether an address is taken is for the server to say.
    const issues = participantIssues(data, {
      taken: new Map(),
      self: undefined,
      mealIds: dinner.meals.map((meal) => meal.id),
      seatsNeeded: dinner.sessionData.numSeatsNeededForHost,
      teamPartnerWishDisabled: dinner.options.teamPartnerWishDisabled,
      partner,
    })
    try {
      if (issues.length > 0) throw new ApiError(406, issues)
      return await send(input)
    } catch (error) {
      applyIssues(form, error, notify.error)
      return undefined
    }
  }
  return { form, save }
}

/** The way back to the list as it was searched, and leaving after saving without being asked about unsaved changes. */
export function useLeave() {
  const goOn = useGoOn()
  const listAddress = useListPath()
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => {
    // The guard has to know before the address changes.
    flushSync(() => setLeaving(true))
    void goOn(listAddress)
  }
  return { leave, isLeaving, listAddress }
}

function useListPath(): string {
  const path = paths.admin.participants(useAdminId())
  const state: unknown = useLocation().state
  const search = typeof state === 'object' && state !== null && 'search' in state ? state.search : ''
  return typeof search === 'string' && search.startsWith('?') ? path + search : path
}
