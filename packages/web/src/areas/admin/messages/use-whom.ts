import { useTranslation } from 'react-i18next'
import type { MessageDraft } from './message-draft.ts'

/** The selection in words, to stand behind "to". */
export function useWhom({ type, content }: Pick<MessageDraft, 'type' | 'content'>): string {
  const { t } = useTranslation('mailing')
  if (type === 'PARTICIPANT') return t(`send.selections.PARTICIPANT.${content.selection}`)
  return t(`send.selections.TEAM.${content.selection === 'CUSTOM_SELECTION' ? 'CUSTOM_SELECTION' : 'ALL'}`)
}
