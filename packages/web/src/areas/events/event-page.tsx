import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import type { EventState } from '@running-dinner/contract/public-pages.ts'
import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { EventGone } from '../../features/portal/event-gone.tsx'
import type { PageProps } from '../../lib/public-page.ts'
import { LinkedText } from '../../ui/linked-text.tsx'
import { AreaMap } from './area-map.tsx'
import { EveningPlan, EventNeeds } from './evening-plan.tsx'
import { EventContact } from './event-contact.tsx'
import { EventCover } from './event-cover.tsx'
import { EventFacts } from './event-facts.tsx'
import { EventHead } from './event-head.tsx'
import { EventHost } from './event-host.tsx'
import { AlreadyRegistered, EventNotices, RegisterAction } from './event-notices.tsx'
import { ShareEvent } from './share-event.tsx'

export function EventPage({ data: event }: PageProps<EventState>) {
  return event.state === 'FOUND' ? <Event dinner={event.dinner} /> : <EventGone state={event.state} />
}

function Event({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('events')
  const { publicSettings, area, city } = dinner
  return (
    <Container maxWidth="lg" sx={{ pb: { xs: 3, md: 6 }, pt: { xs: 0, md: 6 } }}>
      <EventHead dinner={dinner} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '400px minmax(0, 1fr)' },
          gridTemplateAreas: { md: '"cover main" "aside main"' },
          gridTemplateRows: { md: 'auto 1fr' },
          columnGap: 7,
          alignItems: 'start',
        }}
      >
        <Box sx={{ gridArea: { md: 'cover' }, mx: { xs: -2, sm: -3, md: 0 }, mb: { xs: 3, md: 4 } }}>
          <EventCover dinner={dinner} />
        </Box>
        <Box sx={{ gridArea: { md: 'main' }, minWidth: 0 }}>
          <EventNotices dinner={dinner} />
          <Typography
            variant="h1"
            sx={{ fontSize: 'clamp(1.875rem, 1.4rem + 2.2vw, 3rem)', lineHeight: 1.12, mb: 2, textWrap: 'balance' }}
          >
            {publicSettings.title}
          </Typography>
          <EventHost dinner={dinner} />
          <EventFacts dinner={dinner} />
          <RegisterAction dinner={dinner} />
          <AlreadyRegistered />
          <ShareEvent dinner={dinner} />
          <Part title={t('page.about')}>
            <LinkedText text={publicSettings.description} />
          </Part>
          <Part title={t('page.evening')}>
            <EveningPlan dinner={dinner} />
          </Part>
          <Part title={t('page.need')}>
            <EventNeeds dinner={dinner} />
          </Part>
        </Box>
        <Box
          component="aside"
          sx={{ gridArea: { md: 'aside' }, minWidth: 0, display: 'grid', gap: 4, mt: { xs: 5, md: 0 } }}
        >
          {area && (
            <Aside title={t('page.area')}>
              <AreaMap city={city} publicId={publicSettings.publicDinnerId} />
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
                {t('page.areaText', { city })}
              </Typography>
            </Aside>
          )}
          <Aside title={t('page.contact')}>
            <EventContact dinner={dinner} />
          </Aside>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('page.privacy')}
          </Typography>
        </Box>
      </Box>
    </Container>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: { xs: 5, md: 6 } }}>
      <Typography id={id} variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}

function Aside({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </section>
  )
}
