# The lesson on resettlement [A:9.27]: predictions, cases and prices.

## Prediction

resettlement-predict = It pays
resettlement-predict-turn = { $turns ->
    [one] after one turn
   *[other] after { $turns } turns
  }
resettlement-predict-never = never

## Where it could be done

resettlement-cases-caption = Areas that the Government could resettle now
resettlement-cases-area = Area
resettlement-cases-control = Controlled by
resettlement-cases-front = Front there
resettlement-cases-income = FLN points a turn: now
resettlement-cases-after = then
resettlement-control-fln = the FLN
resettlement-control-gov = the Government
resettlement-control-none = nobody (contested)

## The price list

resettlement-price-dice = The dice give { $award } points on average, the order costs the Government { $cost }.
resettlement-price-front = The Front that becomes a Cadre gives { $lost } points back, so the swing at once is { $swing }; making it a Front again would cost the FLN { $rebuilding } action points.
resettlement-price-no-front = There is no Front, so the swing at once is { $swing } points.
resettlement-price-turn = Each turn the FLN misses { $saved } action points there, and the Government pays { $charge } for the area.
resettlement-price-plain = Counting an action point as a point of support, that pays after { $turns } turns.
resettlement-price-plain-never = Counting an action point as a point of support, that never pays.
resettlement-price-feedback = But support also pays the FLN: one action point a turn for every { $per }. Its { $award } new points bring about { $feedback } a turn.
resettlement-price-feedback-pays = With that it pays after { $turns } turns.
resettlement-price-feedback-never = With that it never pays.
resettlement-price-prediction = Your prediction: { $prediction }.
