import { mdiAutoFix } from '@mdi/js'
import Button from '@mui/material/Button'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { Page } from '../../../ui/page.tsx'
import { AskOptimize } from '../optimization/ask-optimize.tsx'
import { OpenProposals } from '../optimization/open-proposals.tsx'
import { SavedNotice } from '../optimization/saved-notice.tsx'
import { useOptimizeQuestion } from '../optimization/use-optimize-question.ts'
import { RoutesTabs, type RoutesView } from './routes-tabs.tsx'

interface RoutesPageProps {
  view: RoutesView
  intro: string
  teams: readonly TeamReply[]
  children: ReactNode
}

/** Around every view of the routes: the other views, the way to a better plan, and what became of the last one. */
export function RoutesPage({ view, intro, teams, children }: RoutesPageProps) {
  const { t } = useTranslation('routes')
  const { ask } = useOptimizeQuestion()
  return (
    <Page
      title={t('title')}
      intro={intro}
      width="xl"
      actions={
        <Button variant="contained" startIcon={<Icon path={mdiAutoFix} />} onClick={() => ask(true)}>
          {t('optimize')}
        </Button>
      }
    >
      <SavedNotice teams={teams} />
      <OpenProposals />
      <RoutesTabs view={view} />
      {children}
      <AskOptimize teams={teams} />
    </Page>
  )
}
