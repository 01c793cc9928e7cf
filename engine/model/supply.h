/*
 * supply: formulas of how soon an accelerator is at hand.
 */
#ifndef MODEL_SUPPLY_H
#define MODEL_SUPPLY_H

#include "model/select.h"

/*
 * Time from the order to the first day of work.
 *
 *     t = max(t_d, t_p)
 *
 * delivery  t_d  time until it is delivered or handed over     [s]
 * place     t_p  time until the place can take it              [s]
 * return    t    time from the order to the first day of work  [s]
 *
 * Source: derivation of two waits at once the longer ends last
 * Valid:  the place is made ready while the order is on its way
 */
static inline double
supply_lead_time(double delivery, double place)
{
	return max2(delivery, place);
}

#endif
