import { mdiTuneVariant } from '@mdi/js'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { MinimisablePanel } from '../../../../ui/minimisable-panel.tsx'
import { type RouteSelection, useRouteSelection } from '../route-map/route-selection.ts'
import type { ViewFieldsProps } from './view-fields.tsx'

const ViewFields = lazy(() => import('./view-fields.tsx').then((file) => ({ default: file.ViewFields })))

/** Display options of the map: teams that are not selected, legs of a certain length, and near hosts. */
export function ViewSettings(props: ViewFieldsProps) {
  const { t } = useTranslation('routes')
  const { selection } = useRouteSelection()
  const setCount = countSet(selection)
  return (
    <MinimisablePanel
      name="route_settings"
      title={t('settings.title')}
      icon={mdiTuneVariant}
      summary={setCount > 0 ? t('settings.set', { count: setCount }) : undefined}
      openAtFirst={false}
    >
      <Suspense>
        <ViewFields {...props} isChanged={setCount > 0} />
      </Suspense>
    </MinimisablePanel>
  )
}

function countSet({ to, withAfterParty, others, lines, metres, near }: RouteSelection): number {
  const set = [to !== undefined, !withAfterParty, others === 'hidden', lines !== undefined, metres, near !== undefined]
  return set.filter(Boolean).length
}
