import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import type { RegistrationInfo } from '@running-dinner/contract/participants.ts'
import { fullName } from '@running-dinner/domain/participants/participant.ts'
import { useTranslation } from 'react-i18next'
import { Growing } from '../../../../ui/growing.tsx'
import { useIsCancelled } from '../../shell/admin-dinner.ts'
import { TickBox } from '../list/tick-box.tsx'
import type { Selection } from '../list/use-selection.ts'
import { RegistrationFacts } from './registration-facts.tsx'
import { UnconfirmedActions } from './unconfirmed-actions.tsx'

interface UnconfirmedListProps {
  registrations: readonly RegistrationInfo[]
  /** Those who have waited for more than two days. */
  tooOld: ReadonlySet<string>
  selection: Selection
}

export function UnconfirmedList({ registrations, tooOld, selection }: UnconfirmedListProps) {
  const { t } = useTranslation(['roster', 'participants'])
  const isCancelled = useIsCancelled()
  return (
    <Growing
      items={registrations}
      moreLabel={t('participants:more')}
      status={(shown, total) => t('participants:shown', { shown, total })}
    >
      {(shown) => (
        <Card component="ul" aria-label={t('filters.unconfirmed')} sx={{ m: 0, p: 0, listStyle: 'none', mb: 2 }}>
          {shown.map((registration) => (
            <Box
              component="li"
              key={registration.id}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 1.5,
                p: 2,
                '& + li': { borderTop: 1, borderColor: 'divider' },
              }}
            >
              {!isCancelled && (
                <Box component="label" sx={{ display: 'inline-flex', p: 1, m: -1, alignSelf: 'flex-start' }}>
                  <TickBox
                    type="checkbox"
                    aria-label={t('select.one', { name: fullName(registration) })}
                    checked={selection.selected.has(registration.id)}
                    onChange={() => selection.toggle(registration.id)}
                  />
                </Box>
              )}
              <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
                <RegistrationFacts registration={registration} isTooOld={tooOld.has(registration.id)} />
              </Box>
              <UnconfirmedActions registration={registration} />
            </Box>
          ))}
        </Card>
      )}
    </Growing>
  )
}
