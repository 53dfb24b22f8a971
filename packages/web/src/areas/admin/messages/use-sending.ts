import type { PreviewReply } from '@running-dinner/contract/messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dinnerKey } from '../../../features/dinners/dinners.api.ts'
import { previewMessage, useTestMessage } from '../../../features/messages/messages.api.ts'
import { toApiError } from '../../../lib/api-error.ts'
import { useNotify } from '../../../ui/notifications.tsx'
import { useAdminDinner, useAdminId } from '../shell/admin-dinner.ts'
import { type FieldName, fieldId, fieldOf } from './field-name.ts'
import { missingFields, type PreviewRequest, previewRequest } from './message-draft.ts'
import type { Composer } from './use-composer.ts'

/** The event is not confirmed (decisions A7). */
const NOT_CONFIRMED = 424

type Incomplete = (...fields: FieldName[]) => void

/** The steps before a message leaves; each first says what the message still lacks. */
export function useSending(composer: Composer, onIncomplete: Incomplete) {
  const completeRequest = useCompleteRequest(composer, onIncomplete)
  return { ...useReview(composer, completeRequest), ...useTest(composer, completeRequest) }
}

function useCompleteRequest({ draft }: Composer, onIncomplete: Incomplete) {
  const { t } = useTranslation('mailing')
  const notify = useNotify()
  return (): PreviewRequest | undefined => {
    const request = previewRequest(draft)
    if (request !== undefined) return request
    const missing = missingFields(draft)
    onIncomplete(...missing)
    notify.warning(t('send.incomplete'))
    focusField(missing[0])
    return undefined
  }
}

type CompleteRequest = ReturnType<typeof useCompleteRequest>

/** The message as the server understands it at this moment, with the number of its recipients. */
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
      composer.dispatch({ kind: 'previewSucceeded', preview })
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
  const notify = useNotify()
  const refuse = useRefusal(composer)
  const { mutateAsync, isPending } = useTestMessage(useAdminId())
  const test = async () => {
    const request = isPending ? undefined : completeRequest()
    if (request === undefined) return
    const name = composer.recipients.find(({ id }) => id === request.recipientId)?.name
    const done = name === undefined ? t('send.testDoneFirst', { email }) : t('send.testDone', { name, email })
    await mutateAsync(request).then(() => notify.success(done), refuse)
  }
  return { test, isTesting: isPending }
}

/** Issues go to their fields, and all others into notices (spec 8); who is not confirmed is told so by the page. */
export function useRefusal({ dispatch }: Pick<Composer, 'dispatch'>) {
  const notify = useNotify()
  const queryClient = useQueryClient()
  const adminId = useAdminId()
  return (error: unknown) => {
    const { status, issues } = toApiError(error)
    notify.failure(error)
    if (status === NOT_CONFIRMED) {
      void queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) })
      return
    }
    dispatch({ kind: 'previewFailed', issues })
    focusField(issues.map(({ field }) => fieldOf(field)).find((name) => name !== undefined))
  }
}

function focusField(name: FieldName | undefined): void {
  if (name !== undefined) document.getElementById(fieldId(name))?.focus()
}
