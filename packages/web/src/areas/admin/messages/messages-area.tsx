import { useTranslation } from 'react-i18next'
import { Page } from '../../../ui/page.tsx'

/** What is written to whom, the overview of what was sent, or one sending (its `jobId` is in the path). */
export type MessagesPage = 'participants' | 'teams' | 'dinnerRoutes' | 'overview' | 'protocol'

export function MessagesArea({ page: _page }: { page: MessagesPage }) {
  const { t } = useTranslation('mailing')
  return <Page title={t('title')}>{null}</Page>
}
