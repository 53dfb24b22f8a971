import type { PreviewReply } from '@running-dinner/contract/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dinnerKey } from '../../../../features/events/dinners/dinners.api.ts'
import { demoReachOf } from '../../../../features/messages/sending/demo-reach.ts'
import { previewMessage, useTestMessage } from '../../../../features/messages/sending/messages.api.ts'
import { toApiError } from '../../../../lib/api-error.ts'
import { useToast } from '../../../../ui/toasts.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import {
  type FieldName,
  fieldId,
  fieldOf,
  missingFields,
  type PreviewRequest,
  previewRequest,
} from './message-draft.ts'
import type { Composer } from './use-composer.ts'

/** Status of a send before the organiser has confirmed the event. */
const notConfirmed = 424

type Incomplete = (...fields: FieldName[]) => void

/** Preview before sending, and the test mail; an incomplete message is not sent, its first empty field gets the focus. */
export function useSending(composer: Composer, onIncomplete: Incomplete) {
  const completeRequest = useCompleteRequest(composer, onIncomplete)
  return { ...useReview(composer, completeRequest), ...useTest(composer, completeRequest) }
}

function useCompleteRequest({ draft }: Composer, onIncomplete: Incomplete) {
  const { t } = useTranslation('mailing')
  const toast = useToast()
  return (): PreviewRequest | undefined => {
    const request = previewRequest(draft)
    if (request !== undefined) return request
    const missing = missingFields(draft)
    onIncomplete(...missing)
    toast.warning(t('send.incomplete'))
    focusField(missing[0])
    return undefined
  }
}

type CompleteRequest = ReturnType<typeof useCompleteRequest>

/** Fetches a fresh preview for the send dialog, so that it shows the current number of recipients. */
function useReview(composer: Composer, completeRequest: CompleteRequest) {
  const adminId = useAdminId()
  const refuse = useRefusal(composer)
  const [isPreparing, setIsPreparing] = useState(false)
  const review = async (): Promise<PreviewReply | undefined> => {
    const request = isPreparing ? undefined : completeRequest()
    if (request === undefined) return undefined
    setIsPreparing(true)
    try {
      const preview = await previewMessage(adminId, request)
      composer.dispatch({ kind: 'reviewed', preview })
      return preview
    } catch (error) {
      refuse(error)
      return undefined
    } finally {
      setIsPreparing(false)
    }
  }
  return { review, isPreparing }
}

function useTest(composer: Composer, completeRequest: CompleteRequest) {
  const { t } = useTranslation('mailing')
  const { email } = useAdminDinner()
  const toast = useToast()
  const refuse = useRefusal(composer)
  const { mutateAsync, isPending } = useTestMessage(useAdminId())
  const test = async () => {
    const request = isPending ? undefined : completeRequest()
    if (request === undefined) return
    const name = composer.recipients.find(({ id }) => id === request.recipientId)?.name
    const done = name === undefined ? t('send.testDoneFirst', { email }) : t('send.testDone', { name, email })
    await mutateAsync(request).then(() => toast.success(done), refuse)
  }
  return { test, isTesting: isPending }
}

/** Shows a refusal as a notice and at its fields; an unconfirmed event is loaded again, so that the page says why. */
export function useRefusal({ dispatch }: Pick<Composer, 'dispatch'>) {
  const toast = useToast()
  const queryClient = useQueryClient()
  const adminId = useAdminId()
  return (error: unknown) => {
    const { status, issues } = toApiError(error)
    toast.failure(error)
    if (status === notConfirmed) {
      void queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) })
      return
    }
    dispatch({ kind: 'refused', issues })
    focusField(issues.map(({ field }) => fieldOf(field)).find((name) => name !== undefined))
  }
}

function focusField(name: FieldName | undefined): void {
  if (name !== undefined) document.getElementById(fieldId(name))?.focus()
}

/** True in a demo without a confirmed address: tests and copies for the organiser would not be mailed, so they are hidden. */
export function useIsConfined(): boolean {
  const reach = demoReachOf(useAdminDinner())
  return reach === 'inside' || reach === 'confirmFirst'
}
