import type { PreviewReply } from '@running-dinner/contract/messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNotify } from '../../../app/notifications.tsx'
import { dinnerKey } from '../../../features/dinners/dinners.api.ts'
import { previewMessage, useTestMessage } from '../../../features/messages/messages.api.ts'
import { toApiError } from '../../../lib/api-error.ts'
import { useAdminDinner, useAdminId } from '../shell/admin-dinner.ts'
import { type FieldName, fieldId, fieldOf } from './field-name.ts'
import { missingFields, previewRequest } from './message-draft.ts'
import type { Composer } from './use-composer.ts'

/** The event is not confirmed (decisions A7). */
const NOT_CONFIRMED = 424

/** The steps before a message leaves; each first says what the message still lacks. */
export function useSending(composer: Composer, onIncomplete: (...fields: FieldName[]) => void) {
  const { t } = useTranslation('mailing')
  const adminId = useAdminId()
  const { email } = useAdminDinner()
  const notify = useNotify()
  const test = useTestMessage(adminId)
  const refuse = useRefusal(composer)
  const [isPreparing, setIsPreparing] = useState(false)
  const { draft, dispatch, recipients } = composer

  const completeRequest = () => {
    const request = previewRequest(draft)
    if (request !== undefined) return request
    const missing = missingFields(draft)
    onIncomplete(...missing)
    notify.warning(t('send.incomplete'))
    focusField(missing[0])
    return undefined
  }
  return {
    isPreparing,
    isTesting: test.isPending,
    /** The message as the server understands it at this moment, with the number of its recipients. */
    review: async (): Promise<PreviewReply | undefined> => {
      const request = isPreparing ? undefined : completeRequest()
      if (request === undefined) return undefined
      setIsPreparing(true)
      try {
        const preview = await previewMessage(adminId, request)
        dispatch({ kind: 'previewSucceeded', preview })
        return preview
      } catch (error) {
        refuse(error)
        return undefined
      } finally {
        setIsPreparing(false)
      }
    },
    test: async () => {
      const request = test.isPending ? undefined : completeRequest()
      if (request === undefined) return
      const name = recipients.find(({ id }) => id === request.recipientId)?.name
      await test
        .mutateAsync(request)
        .then(
          () =>
            notify.success(
              name === undefined ? t('send.testDoneFirst', { email }) : t('send.testDone', { name, email }),
            ),
          refuse,
        )
    },
  }
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
