-- 0130 charges the one rate of a site that did not say where it is in the countries that it delivers to.
-- These are in the regions of its delivery profile by now: they are noted where it looks for them. Who delivers to the rest
-- of the world charged the rate everywhere.
update sites set settings = settings || jsonb_build_object('shippingOptions', jsonb_build_array(jsonb_build_object(
    'countries', coalesce(places.countries, '[]'))))
  from (
    select profile.site_id, jsonb_agg(distinct country) as countries
    from delivery_profiles profile
      cross join jsonb_array_elements(profile.doc -> 'deliveryRegions') as region
      cross join lateral (
        select destination ->> 'countryCode' as country from jsonb_array_elements(region -> 'destinations') as destination
        union all
        select unnest(string_to_array('AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN '
          'BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER '
          'ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN '
          'IO IQ IS IT JE JM JO JP KE KG KH KI KM KN KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML '
          'MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS '
          'PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SZ TC TD TF TG TH TJ TK TL TM '
          'TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW', ' '))
        where jsonb_array_length(region -> 'destinations') = 0
      ) as named
    group by profile.site_id
  ) as places
  where places.site_id = sites.id and jsonb_typeof(settings -> 'tax') = 'object' and not settings ? 'country';
