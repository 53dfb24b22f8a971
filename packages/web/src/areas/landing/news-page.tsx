import { useTranslation } from 'react-i18next'
import { textStyle } from '../../kit/text.css.ts'
import { formatDate } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import type { PageProps } from '../../lib/public-page.ts'
import * as styles from './news-page.css.ts'
import { PublicFrame } from './public-frame.tsx'

const newsEntries = [
  { date: '2026-11-21', key: 'registration' },
  { date: '2026-11-21', key: 'routes' },
  { date: '2026-11-21', key: 'first' },
] as const

export function NewsPage({ data }: PageProps<{ origin: string }>) {
  const { t } = useTranslation('guide')
  return (
    <PublicFrame
      title={t('news.title')}
      intro={t('news.intro')}
      width="md"
      preview={{ origin: data.origin, path: paths.news() }}
    >
      <ol reversed className={styles.list}>
        {newsEntries.map(({ date, key }) => (
          <li key={key} className={styles.item}>
            <time dateTime={date} className={styles.date}>
              {formatDate(date)}
            </time>
            <div>
              <h2 className={styles.title}>{t(`news.${key}`)}</h2>
              <p className={textStyle.body}>{t(`news.${key}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </PublicFrame>
  )
}
