-- Prizes of lotteries are proposed as decisions (decisions.decision). A proposal that waited here is made
-- anew: who made it was a name without an account.
drop table lottery.prize_proposal;
