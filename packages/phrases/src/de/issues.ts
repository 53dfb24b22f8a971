import type { IssueCode } from '@running-dinner/domain'

/** Existing clients show the first five word for word. */
export const issues = {
  required: 'Pflichtfeld',
  max_length_exceeded: 'Max. Zeichenanzahl überschritten',
  email_invalid: 'Ungültige E-Mail-Adresse',
  age_invalid: 'Alter muss zwischen 1 und 100 sein',
  num_seats_too_many: 'Anzahl Plätze wohl kaum über 100 möglich',

  /** Where the pages of this product know the limit. */
  max_length_named: 'Höchstens {{max}} Zeichen passen hier hinein. Kürze den Text.',
  num_seats_invalid: 'Gib eine ganze Zahl ab 0 an oder lass das Feld leer.',
  zip_invalid:
    'Gib eine Postleitzahl mit mindestens vier Ziffern und höchstens zehn Zeichen an. Britische und irische gehen noch nicht.',
  value_invalid: 'Dieser Wert passt hier nicht.',
  characters_invalid: 'Hier stehen Zeichen, die nicht gespeichert werden können.',
  number_invalid: 'Gib eine Zahl an.',
  date_invalid: 'Dieses Datum gibt es nicht.',
  time_invalid: 'Diese Uhrzeit gibt es nicht.',
  too_many_entries: 'Das sind zu viele Einträge.',

  participant_limit_below_confirmed:
    'Wer einen Platz hat, behält ihn. Mit dieser Höchstzahl müssten wieder warten: {{people}}.',
  error_invalid_meal_time: 'Der Gang beginnt am Tag des Running Dinners oder in den 48 Stunden danach.',
  event_not_confirmed:
    'Bestätige zuerst dein Running Dinner über den Link in deinem Postfach. Danach kannst du Nachrichten verschicken.',
  event_cancelled: 'Dieses Running Dinner wurde abgesagt.',
  event_closed:
    'Bei diesem Running Dinner meldet sich niemand selbst an. Öffne zuerst die Anmeldung in den Einstellungen.',
  link_invalid: 'Dieser Link ist ungültig oder abgelaufen.',

  participant_already_registered: 'Unter dieser E-Mail-Adresse ist schon jemand angemeldet.',
  participant_email_equals_team_partner_wish: 'Man kann sich nicht selbst ins Team wünschen.',
  participant_assigned_in_team: 'Diese Person gehört zu einem Team. Sag sie zuerst dort ab.',
  participant_is_paired: 'Diese Person gehört schon zu einem Paar.',
  participant_pair_after_teams:
    'Es gibt schon Teams, darum wird daraus kein Paar mehr. Melde die zweite Person einzeln an und tausch sie ins Team.',
  participant_pair_without_place: 'Für eine zweite Person ist kein Platz frei. Erhöhe zuerst die Höchstzahl.',
  participant_activation_invalid_demo_dinner: 'In einer Demo lassen sich Anmeldungen nicht bestätigen.',
  too_many_participants: 'Mehr Personen passen nicht in ein Running Dinner.',
  num_seats_teampartner_registration_invalid: 'Wer sich zu zweit anmeldet, braucht mindestens {{seats}} Plätze.',
  team_partner_wish_update_invalid:
    'Dieser Wunsch ist gerade nicht möglich: Die Person ist nicht angemeldet oder die Teams stehen schon fest.',
  team_partner_wish_disabled: 'Bei diesem Running Dinner kann man sich niemanden ins Team wünschen.',
  team_partner_choice_ambiguous: 'Entscheide dich: entweder gemeinsam anmelden oder jemanden wünschen.',
  team_partner_invitation_not_possible:
    'Hier gibt es niemanden einzuladen: Die gewünschte Person ist schon dabei, oder es ist niemand gewünscht.',
  participant_not_confirmed: 'Diese Anmeldung ist noch nicht bestätigt. Bestätige sie zuerst.',
  participant_swap_same_person: 'Wähle zwei verschiedene Personen.',
  participant_swap_number_violates_team_partner_wish:
    'Diese Person wurde mit angemeldet und bleibt bei ihrer Partnerperson. Tausche stattdessen die Person, die angemeldet hat.',
  participant_swap_number_child_only_possible_with_single_participant:
    'Wer mit angemeldet wurde, kann nur mit jemandem tauschen, der allein angemeldet ist und weiter oben steht.',
  registration_questions_changed: 'Inzwischen wird etwas anderes gefragt. Lade die Seite neu und antworte darauf.',
  request_closed: 'Das ist schon entschieden oder zurückgenommen.',
  evening_report_of_guests: 'Das kann nur melden, wer bei diesem Gang zu Gast ist.',
  evening_report_of_hosts: 'Das kann nur melden, wer diesen Gang kocht.',
  evening_take_back_late: 'Zurücknehmen geht nur in der ersten Minute.',
  evening_not_yet: 'Das geht erst ab einem Tag vor dem ersten Gang.',
  evening_over: 'Der Abend ist vorbei.',
  course_begun: '{{meal}} hat schon begonnen und bleibt, wann es war. Verschieb einen späteren Gang.',
  table_action_impossible: 'Das geht so nicht mehr. Schau nach, was jetzt möglich ist.',
  request_needs_team: 'Du bist in keinem Team. Deine Anmeldung kannst du selbst ändern.',
  home_request_needs_root: 'Ihr seid zu zweit angemeldet: Ändern kann das, wer euch angemeldet hat.',
  home_request_without_change: 'Das ist schon so gespeichert. Trag ein, was sich ändert.',
  too_many_requests_a_day: 'Das waren heute schon viele Anfragen. Ruf bitte an oder versuch es morgen wieder.',
  host_without_seats: 'Diese Person hat keine Plätze am Tisch. Wählt jemand anderen, oder ändert zuerst die Plätze.',
  place_given_on: 'Dein Platz ist inzwischen vergeben. Du kannst dich neu anmelden.',
  participant_invited_too_often:
    'An diese Adresse gingen heute schon genug Mails. Versuche es morgen noch einmal oder frag direkt nach.',

  runningdinner_date_expired: 'Dieses Running Dinner ist schon vorbei.',
  registration_deactivated: 'Die Anmeldung ist gerade geschlossen.',
  registration_date_expired: 'Der Anmeldeschluss ist vorbei.',
  registration_not_possible_without_payment: 'Die Anmeldung kostet hier etwas und geht nur mit Bezahlung.',
  'error.invalid.dataProcessingAcknowledged': 'Ohne deine Zustimmung dürfen wir deine Angaben nicht speichern.',
  terms_not_accepted: 'Stimm den Bedingungen zu, um dich anzumelden.',
  fullname_invalid: 'Gib Vor- und Nachnamen an, zusammen höchstens fünf Wörter.',
  zip_not_allowed: 'Aus dieser Postleitzahl kann man sich hier nicht anmelden.',
  registration_link_expired: 'Dieser Link ist älter als 14 Tage. Melde dich noch einmal an.',
  registration_already_confirmed: 'Diese Anmeldung ist schon bestätigt.',
  confirmation_mailed_today: 'Die Mail mit dem Link ging in den letzten 24 Stunden schon hinaus.',
  registration_address_changes_exceeded: 'Die Adresse wurde schon dreimal geändert. Melde dich noch einmal an.',
  idempotency_key_reused: 'Das wurde schon mit anderen Angaben abgeschickt. Lade die Seite neu.',
  idempotency_key_in_use: 'Das wird gerade noch erledigt. Versuche es gleich noch einmal.',

  teams_not_existing: 'Es gibt noch keine Teams.',
  team_host_not_member: 'Kochen kann nur, wer zum Team gehört.',
  team_host_fixed_pair: 'Dieses Team hat sich gemeinsam mit einer Adresse angemeldet. Dort wird gekocht.',
  team_host_only_guest: 'Dieses Team kocht nicht, es ist bei jedem Gang zu Gast.',
  team_cancelled: 'Dieses Team ist abgesagt.',
  invalid_replacement_participants_inconsistent_teampartner_wish:
    '{{name}} und {{otherName}} haben sich zusammen angemeldet. Nimm beide in dasselbe Team oder keine von beiden.',
  invalid_size_waitinglist_participants_to_assign: 'Wähle mindestens eine Person für einen freien Platz.',
  invalid_size_waitinglist_participants_to_generate_teams:
    'Neue Teams gibt es nur in Schritten von {{step}} Personen. Wähle {{surplus}} weniger oder {{missing}} mehr.',
  invalid_size_waitinglist_participants_to_generate_teams_too_few:
    'Für neue Teams sind mindestens {{needed}} Personen nötig. Es fehlen noch {{missing}}.',
  invalid_waitinglist_teamgeneration_inconsistent_teampartner_wish:
    '{{name}} und {{otherName}} haben sich zusammen angemeldet. Wähle beide oder keine von beiden.',
  waitinglist_participant_twice: '{{name}} ist mehrfach ausgewählt.',
  waitinglist_team_full: 'Team {{teamNumber}} hat nur {{free}} freie Plätze.',
  waitinglist_offer_open: '{{name}} hat schon ein Angebot, das noch läuft.',
  waitinglist_offer_ended: 'Dieses Angebot läuft nicht mehr.',
  course_frozen:
    'Beim Gang {{meal}} bleibt jetzt alles, wie es verschickt wurde: Die Leute sind schon unterwegs. Absagen kannst du noch; wer dadurch keinen Tisch hat, bekommt mit „Plan reparieren“ einen anderen.',
  concurrent_modification:
    'Inzwischen hat jemand anderes etwas geändert. Lade die Seite neu und versuch es noch einmal.',

  plan_repair_impossible:
    'So lässt sich der Plan nicht reparieren: Es blieben zu wenige Teams, ein Gang ohne genug Tische oder Teams, die sich zweimal begegnen. Ändere weniger auf einmal oder plane neu.',
  optimization_too_many_running:
    'Es laufen schon zwei Optimierungen für dieses Event. Warte, bis eine fertig ist, oder brich eine ab.',

  price_invalid: 'Gib einen Betrag in Euro an, mehr als 0 und höchstens 10.000, zum Beispiel 12,50.',
  link_not_allowed: 'Gib eine vollständige Adresse im offenen Internet an, die mit https:// beginnt.',
  payment_not_possible:
    'Geld annehmen geht nur bei Running Dinners, zu denen man sich selbst anmeldet, nicht in einer Demo.',
  payment_options_exist: 'Für dieses Running Dinner gibt es schon einen Preis. Ändere ihn.',
  payment_running: 'Gerade bezahlt jemand. Versuch es in ein paar Minuten noch einmal.',
  payment_already_made: 'Diese Anmeldung ist schon bezahlt.',
  payment_not_refundable: 'Hier gibt es nichts zu erstatten.',
  payment_without_place: 'Alle Plätze sind vergeben. Fürs Warten wird nichts bezahlt.',

  login_failed: 'Name oder Passwort stimmen nicht.',
  unauthorized: 'Logg dich zuerst ein.',
  forbidden: 'Das darfst du mit diesem Konto nicht.',
  password_wrong: 'Das ist nicht das Passwort dieses Kontos.',
  password_too_short: 'Nimm mindestens {{min}} Zeichen.',
  password_too_long: 'Nimm höchstens {{max}} Zeichen.',
  password_common:
    'Dieses Passwort ist sehr verbreitet und schnell erraten. Denk dir ein anderes aus, gern einen ganzen Satz.',
  password_is_own_name: 'Dein Name oder deine Adresse ist kein gutes Passwort.',
  username_is_foreign_address: 'Als Name geht nur deine eigene Adresse oder etwas ohne @.',
  avatar_unreadable: 'Das ist kein lesbares Bild. Es gehen PNG, JPEG und WebP.',
  avatar_too_many_pixels: 'Das Bild hat zu viele Bildpunkte. Es gehen höchstens {{megapixels}} Millionen.',

  invalid_size_selected_participants_message_empty: 'Wähle mindestens eine Person aus, die eine E-Mail-Adresse hat.',
  message_too_many_recipients: 'Eine Nachricht geht an höchstens {{maximum}} Personen.',
  mail_quota_exceeded: 'Für heute sind genug Mails verschickt. Morgen geht es weiter.',

  not_found: 'Das gibt es nicht oder nicht mehr.',
  body_invalid: 'Diese Anfrage war nicht zu verstehen.',
  media_type_unsupported: 'Dieses Format wird nicht angenommen.',
  body_too_large: 'Das ist zu groß.',
  request_too_slow: 'Die Verbindung ist gerade zu langsam dafür. Versuch es noch einmal, am besten im WLAN.',
  uri_too_long: 'Diese Adresse ist zu lang.',
  method_not_allowed: 'Das ist an dieser Stelle nicht möglich.',
  rate_limited: 'Das waren viele Anfragen in kurzer Zeit. Warte einen Moment und versuch es noch einmal.',
  unavailable: 'Gerade geht das nicht. Versuch es gleich noch einmal.',
  generic_error: 'Da ist etwas schiefgelaufen. Lade die Seite neu und versuch es noch einmal.',
} satisfies Partial<Record<IssueCode | 'max_length_named', string>>
