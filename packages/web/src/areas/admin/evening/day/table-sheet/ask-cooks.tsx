import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { TableOffersReply } from '@running-dinner/contract/evening'
import { tableOfferMinutes } from '@running-dinner/domain/evening'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type TableAddress,
  useOfferTable,
  useTableOffers,
} from '../../../../../features/evening/day/evening-table.api.ts'
import { formatTime } from '../../../../../lib/dates.ts'
import { issueTexts, useIssueText } from '../../../../../lib/issue-text.ts'
import { ChoiceChips } from '../../../../../ui/choice-chips.tsx'
import { useTonight } from '../evening-context.tsx'

const choices = [tableOfferMinutes.fewest, 10, tableOfferMinutes.usual, 30].map(String)

/** Asks everyone who said that they could cook, by mail and in one press; the answers come in below. Nothing where no one was or can be asked. */
export function AskCooks({ table, hostLeaves }: { table: TableAddress; hostLeaves: boolean }) {
  const { t } = useTranslation('tableSheet')
  const { secret } = useTonight()
  const { data } = useTableOffers(secret, table)
  const ask = useOfferTable(secret, table)
  const [minutes, setMinutes] = useState<number>(tableOfferMinutes.usual)
  useIssueText()
  if (!data || (data.askable.length === 0 && data.offers.length === 0)) return null
  const { askable, offers } = data
  const hasOpen = offers.some(({ state }) => state === 'OPEN')
  return (
    <Card component="section" variant="outlined" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Typography variant="h4">{t('ask.title')}</Typography>
      {ask.error && <Alert severity="error">{issueTexts(ask.error).join(' ')}</Alert>}
      {askable.length > 0 && (
        <>
          {t('ask.text')}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {askable.map(({ participantId, name }) => (
              <li key={participantId}>{name}</li>
            ))}
          </Box>
          <Box sx={{ display: 'grid', gap: 0.5 }}>
            <Typography aria-hidden sx={{ color: 'text.secondary' }}>
              {t('ask.minutes')}
            </Typography>
            <ChoiceChips
              label={t('ask.minutes')}
              value={String(minutes)}
              choices={choices.map((value) => ({ value, label: t('ask.choice', { minutes: value }) }))}
              onChange={(value) => setMinutes(Number(value))}
            />
          </Box>
          <Button
            variant="outlined"
            disabled={ask.isPending}
            onClick={() =>
              ask.mutate({ participantIds: askable.map(({ participantId }) => participantId), minutes, hostLeaves })
            }
          >
            {t('ask.do', { count: askable.length })}
          </Button>
        </>
      )}
      <Answers offers={offers} />
      {hasOpen && (
        <Button
          variant="outlined"
          color="inherit"
          disabled={ask.isPending}
          onClick={() => ask.mutate(undefined)}
          sx={{ justifySelf: 'start' }}
        >
          {t('ask.withdraw')}
        </Button>
      )}
    </Card>
  )
}

/** Read aloud as answers arrive. */
function Answers({ offers }: Pick<TableOffersReply, 'offers'>) {
  const { t } = useTranslation('tableSheet')
  return (
    <Box role="status" component="ul" sx={{ m: 0, pl: 2.5, display: offers.length > 0 ? 'grid' : 'none', gap: 0.5 }}>
      {offers.map(({ id, name, state, validUntil }) => (
        <li key={id}>
          {`${name}: `}
          <Box
            component="span"
            sx={state === 'OPEN' || state === 'ACCEPTED' ? { fontWeight: 650 } : { color: 'text.secondary' }}
          >
            {state === 'OPEN' ? t('ask.states.OPEN', { time: formatTime(validUntil) }) : t(`ask.states.${state}`)}
          </Box>
        </li>
      ))}
    </Box>
  )
}
