import { type Dispatch, useEffect, useMemo, useState } from 'react'
import { previewMessage } from '../../../features/messages/messages.api.ts'
import { toApiError } from '../../../lib/api-error.ts'
import { type DraftEvent, type MessageDraft, previewRequest } from './message-draft.ts'

/** Spec 4: the preview follows the last edit by this much. */
const DEBOUNCE_MS = 150

/** Asks for a preview of every complete draft; only the answer to the latest counts. Returns whether one is on its way. */
export function useMessagePreview(adminId: string, draft: MessageDraft, dispatch: Dispatch<DraftEvent>): boolean {
  const [isPending, setIsPending] = useState(false)
  const { type, content, previewRecipientId } = draft
  const request = useMemo(
    () => previewRequest({ type, content, previewRecipientId }),
    [type, content, previewRecipientId],
  )
  useEffect(() => {
    if (request === undefined) {
      setIsPending(false)
      dispatch({ kind: 'previewImpossible' })
      return
    }
    const controller = new AbortController()
    const finish = (event: DraftEvent) => {
      if (controller.signal.aborted) return
      setIsPending(false)
      dispatch(event)
    }
    setIsPending(true)
    const timer = setTimeout(() => {
      previewMessage(adminId, request, controller.signal).then(
        (preview) => finish({ kind: 'previewSucceeded', preview }),
        (error: unknown) => finish({ kind: 'previewFailed', issues: toApiError(error).issues }),
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [adminId, request, dispatch])
  return isPending
}
