import { mdiFoodAppleOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import { countsOf, type FoodNeed, foodNeeds } from '@running-dinner/domain/plan/dinner-routes/food-needs.ts'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../../../../lib/paths.ts'
import { ChoiceChips } from '../../../../../ui/choice-chips.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { Growing } from '../../../../../ui/growing.tsx'
import { LoadError } from '../../../../../ui/load-error.tsx'
import { Page } from '../../../../../ui/page.tsx'
import { ListSkeleton } from '../../../../../ui/skeletons.tsx'
import { useAdminId } from '../../../shell/admin-dinner.ts'
import { type Diets, useDiets } from './diets.api.ts'
import { EaterCard } from './eater-card.tsx'
import { HostsTold } from './hosts-told.tsx'
import { NeedLabel } from './need-label.tsx'

/** Who cannot or will not eat something, where they eat, and whether the hosts there know. */
export function DietsPage() {
  const { t } = useTranslation(['diets', 'participants'])
  const adminId = useAdminId()
  const { data, error, refetch } = useDiets(adminId)
  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      back={{ label: t('participants:title'), to: paths.admin.participants(adminId) }}
    >
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data && (data.people.length > 0 ? <Eaters diets={data} /> : <EverybodyEatsAll />)}
    </Page>
  )
}

function EverybodyEatsAll() {
  const { t } = useTranslation('diets')
  return (
    <EmptyState icon={mdiFoodAppleOutline} title={t('emptyTitle')}>
      {t('emptyText')}
    </EmptyState>
  )
}

const everybody = 'ALL'

function Eaters({ diets }: { diets: Diets }) {
  const { t } = useTranslation('diets')
  const { need, choose } = useNeed()
  const found = countsOf(diets.people.map(({ needs }) => needs.map((each) => each.need)))
  const isGone = need !== undefined && found.every((each) => each.need !== need)
  const counts = isGone ? [...found, { need, count: 0 }] : found
  const shown = need === undefined ? diets.people : diets.people.filter((person) => hasNeed(person, need))
  return (
    <>
      <ChoiceChips
        label={t('chips')}
        value={need ?? everybody}
        choices={[
          { value: everybody, label: <NeedLabel label={t('all')} count={diets.people.length} /> },
          ...counts.map((each) => ({
            value: each.need,
            label: <NeedLabel label={t(`needs.${each.need}`)} count={each.count} />,
          })),
        ]}
        onChange={choose}
      />
      <Box role="status" sx={{ mt: 2, fontWeight: 650 }}>
        {shown.length === 0 ? t('noneTitle') : t('people', { count: shown.length })}
      </Box>
      <HostsTold diets={diets} people={shown} />
      <Growing items={shown} moreLabel={t('more')} status={(count, total) => t('shown', { shown: count, total })}>
        {(people) => (
          <Box component="ul" aria-label={t('list')} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {people.map((person) => (
              <EaterCard key={person.participantId} person={person} diets={diets} />
            ))}
          </Box>
        )}
      </Growing>
    </>
  )
}

function hasNeed({ needs }: Diets['people'][number], wanted: FoodNeed): boolean {
  return needs.some(({ need }) => need === wanted)
}

/** The chosen need; kept in the address. */
function useNeed() {
  const [query, setQuery] = useSearchParams()
  const need = foodNeeds.find((each) => each === query.get('need'))
  const choose = (chosen: string) => setQuery(chosen === everybody ? {} : { need: chosen }, { replace: true })
  return { need, choose }
}
